import type { NameFault, NameTemplate } from '../../domain/planning/names/name-template.ts'
import { words } from '../words/words.ts'
import { tokenName } from './token-name.ts'

/** Why values make no name, or a name leads to no values. */
export function faultText({ token, code }: NameFault, { maxLength, tokens }: NameTemplate): string {
  const at = { token: tokenName(token ?? '') }
  switch (code) {
    case 'too-long':
      return words('fault.too-long', { most: maxLength })
    case 'token-count':
      return words('fault.token-count', { count: tokens.length })
    case 'sign':
    case 'date':
    case 'not-allowed':
      return words(`fault.${code}`, at)
    case 'missing':
    case 'empty':
      return words('fault.missing', at)
  }
}
