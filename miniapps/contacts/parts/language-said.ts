import { shownLanguage } from '../../../shell/contract/words.ts'

/** `Spanish`, in the reader's language; the code where nobody knows it. */
export function languageSaid(code: string): string {
  try {
    return new Intl.DisplayNames(shownLanguage(), { type: 'language' }).of(code) ?? code
  } catch {
    return code // not a code at all
  }
}
