/** Id of a check's result. The form's address ends with it, and the script reads it from the returned page. */
export const RESULT_ID = 'answer';
