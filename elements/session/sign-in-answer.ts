import type { EmbedAnswer } from '../../shell/contract/embed.ts'

export type Granted = NonNullable<EmbedAnswer['granted']>

/** Why nobody is signed in: the window was blocked, or the portal refused the page. */
export type SignInProblem = '' | 'blocked' | 'refused'
