/**
 * A page of a list, as every API answers it; asked with `?after=<next of the page before>`. What stands in answers is called by
 * what it is: `PersonLine` in a list, `PersonDetail` by itself, `PersonInput` as it is sent.
 */
export interface Page<Row> {
  data: readonly Row[]
  /** Asks for the page after this one; null on the last. */
  next: string | null
  /** Of a list that is counted, on its first page. One more than the list counts to stands for "more than that". */
  total?: number
}
