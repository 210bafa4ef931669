/** The id of what a check answers: the form leads there, and its script takes it out of the answered page. */
export const ANSWER_ID = 'answer';
