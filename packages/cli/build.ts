import { join } from 'node:path'
import { buildCheckPage } from './check/build-page.ts'

/** Puts the page of `agency-os check` beside the program. */
export const build = (out: string): Promise<void> => buildCheckPage(join(out, 'check-page'))
