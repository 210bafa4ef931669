import { createApi } from '@/lib/server/http/app';
import { getServices } from '@/lib/server/services';

/** For hosts that run Next themselves; behind the front door `/api` never comes here. */
let api: ReturnType<typeof createApi> | undefined;

function answer(request: Request) {
  api ??= createApi(getServices());
  return api.fetch(request);
}

export {
  answer as GET,
  answer as HEAD,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
  answer as OPTIONS,
};
