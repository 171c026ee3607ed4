import { SHARED_REFUSALS } from '../../server/api/kit/shared-refusals.ts'
import { NOUNS } from '../../server/apis.ts'
import { APP_ROWS } from '../../shell/config/app-rows.ts'
import type { MenuLine } from '../../shell/config/menu-lines.ts'
import { APPS, AVATAR_MENU, TOP_NAVIGATION } from '../../shell/config/menus.ts'

/** Refusals that say what others say, or are for developers: they stay as they are in every language. */
const SAME_IN_ALL = ['document-not-ready', 'identity-provider-away', 'null-character']

/** Said by the login page, which has words of its own for it. */
const OF_LOGIN = ['', 'Sign in']

const titlesOf = ({ title, breadcrumbTitle, external, items = [] }: MenuLine): string[] =>
  external ? [] : [title, breadcrumbTitle ?? title, ...items.flatMap(titlesOf)]

/** The group of configured apps that name no category. */
const OF_CONFIGURED = 'More'

const titles = [
  OF_CONFIGURED,
  ...APP_ROWS.flatMap(({ title, category }) => [title, category]),
  ...[...[...TOP_NAVIGATION.values()].flat(), ...APPS, ...AVATAR_MENU].flatMap(titlesOf),
].filter((title) => !OF_LOGIN.includes(title))

const refusals = [SHARED_REFUSALS, ...NOUNS.map((noun) => noun.refusals ?? {})]
  .flatMap((each) => Object.entries<readonly [number, string]>(each))
  .filter(([code]) => !SAME_IN_ALL.includes(code))

/** English that is written in rows, menus and the server's refusals: catalogues have only the other languages of it. */
export const ENGLISH_IN_CODE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shell/words/signed-in': Object.fromEntries(titles.map((title) => [`title.${title}`, title])),
  'shell/contract/refusals': Object.fromEntries(
    refusals.map(([code, [, sentence]]) => [`refusal.${code}`, sentence]),
  ),
}
