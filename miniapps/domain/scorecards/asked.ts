/** Where a run notes whom a question was sent to; by whom and when is kept with every field. */
export const askedPath = (questionId: string): string => `asked/${questionId}`
