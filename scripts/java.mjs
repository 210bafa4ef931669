// Java for the Nu HTML checker: the system's, or Debian's package.
import { ensureProgram } from './debian.mjs';

export const ensureJava = () => ensureProgram('java', 'default-jre-headless');
