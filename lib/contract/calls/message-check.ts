import { MessageCheckRequest, MessageCheckResponse } from '../content/message-check';
import { defineCall } from './define-call';

/** The check whether a message is from us. */
export const messageCheckCalls = {
  checkMessage: defineCall({
    method: 'POST',
    path: '/v1/api/message/check',
    auth: 'none',
    safe: true,
    beyond: true,
    group: 'Receivers',
    summary: 'Check whether a message is from us',
    description:
      'Accepts the text of a message and its sender. Returns a verdict and the details that led to it. We do not store the message.',
    request: MessageCheckRequest,
    response: MessageCheckResponse,
  }),
};
