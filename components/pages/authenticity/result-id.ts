/**
 * Id of a check's result. The form's address ends with this id, and the script finds the result by it in the returned
 * page.
 */
export const RESULT_ID = 'answer';
