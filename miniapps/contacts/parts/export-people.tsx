import type { Page } from '../../../shell/contract/page.ts'
import { type ContactLine, fullName } from '../../domain/contacts/contact.ts'
import { EXPORTED_MOST } from '../../domain/contacts/limits.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { type Query, withQuery } from '../../kit/bridge/with-query.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { languageSaid } from './language-said.ts'

/** Whom the directory shows, as a file; never more than the server lets out at once. */
export function ExportPeople({ query }: { query: Query }) {
  const { portal } = useMiniApp()
  const { list, number, regionName } = useFormat()
  const sheet = async () => {
    const path = withQuery('/export', query)
    const { data, total = 0 } = await apiOf(portal, 'contacts').whole<Page<ContactLine>>('POST', path)
    if (total > data.length)
      portal.notify({ kind: 'warning', text: words('exportCapped', { count: number(EXPORTED_MOST) }) })
    return sheetOf(words('people'), columnsOf(list, regionName), data)
  }
  return <ExportSheet sheet={sheet} fileName={words('people')} />
}

const columnsOf = (
  list: (parts: readonly string[]) => string,
  regionName: (code: string) => string,
): readonly ColumnOf<ContactLine>[] => [
  { title: kitWords('name'), width: 28, cell: fullName },
  { title: words('email'), width: 34, cell: ({ email }) => email },
  { title: words('phone'), width: 18, cell: ({ phone }) => phone },
  { title: words('jobTitle'), width: 28, cell: ({ title }) => title },
  { title: kitWords('agency'), width: 20, cell: ({ agencies }) => list(agencies.map(({ name }) => name)) },
  { title: words('city'), width: 18, cell: ({ city }) => city },
  { title: kitWords('market'), width: 18, cell: ({ country }) => country && regionName(country) },
  { title: words('timeZone'), width: 20, cell: ({ timeZone }) => timeZone },
  { title: words('languages'), width: 24, cell: ({ languages }) => list(languages.map(languageSaid)) },
  {
    title: words('skills'),
    width: 50,
    cell: ({ skills }) => list(skills.map(({ skill }) => words(`skill.${skill}`))),
  },
]
