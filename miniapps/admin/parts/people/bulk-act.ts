/** What can be done with several people at once. */
export type BulkAct = 'assign' | 'add' | 'disable' | 'enable'
