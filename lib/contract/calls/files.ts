import { ViewFileRequest, FileView, PdfFileUrlQuery, PdfFileUrlResponse, FILE_LINK_SECONDS } from '../orders/files';
import { defineCall } from './define-call';

/** Labels and invoices. */
export const fileCalls = {
  /** The file's id is the permission: a browser opens the address without our headers. */
  viewFile: defineCall({
    method: 'GET',
    path: '/v1/api/file/view/{id}',
    auth: 'none',
    responseType: 'bytes',
    costly: true,
    group: 'Orders',
    summary: 'Download a file',
    description: `Returns the PDF of a label or an invoice. The id of a file is valid for ${FILE_LINK_SECONDS / 60} minutes and needs no session. With the session of another account, the response is 404.`,
    request: ViewFileRequest,
    response: FileView,
  }),
  getPdfFileUrl: defineCall({
    method: 'GET',
    path: '/oms/file/getPdfFileUrl',
    auth: 'user',
    costly: true,
    group: 'Orders',
    summary: 'Retrieve the address of a label or invoice',
    description: `Returns the address of a PDF file. The address works without a token and expires after ${FILE_LINK_SECONDS / 60} minutes.`,
    request: PdfFileUrlQuery,
    response: PdfFileUrlResponse,
  }),
};
