import type { Layout } from '../../shell/contract/layout.ts'

let count = 0

/** What the shell tells the header each time somebody asks why: a count that grows as long as the page lives. */
export const askWhy = (): Pick<Layout, 'explain'> => ({ explain: ++count })
/** Nobody has asked since. */
export const askedBefore = (): Pick<Layout, 'explain'> => ({ explain: count })
