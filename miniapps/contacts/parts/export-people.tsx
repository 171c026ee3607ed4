import { EXPORTED_MOST } from '../../domain/contacts/limits.ts'
import { type Contact, fullName } from '../../domain/contacts/contact.ts'
import type { Query } from '../../kit/bridge/with-query.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import type { FileKind } from '../../kit/exchange/write-file.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { exportContacts } from '../ask-contacts.ts'
import { languageSaid } from './language-said.ts'
import { words } from '../words/words.ts'

/** Whom the directory shows, as a file; never more than the server lets out at once. */
export function ExportPeople({ query }: { query: Query }) {
  const { portal } = useMiniApp()
  const { list, number, regionName } = useFormat()
  const file = useSheetFiles()
  const make = (kind: FileKind) => async () => {
    const { data: people, total = 0 } = await exportContacts(portal, query)
    if (total > people.length)
      portal.notify({ kind: 'warning', text: words('exportCapped', { count: number(EXPORTED_MOST) }) })
    const columns = columnsOf(list, regionName)
    return file(kind, words('people'), () => sheetOf(words('people'), columns, people))
  }
  return (
    <ExportMenu
      items={[
        { key: 'csv', label: kitWords('export.csv'), make: make('csv') },
        { key: 'xlsx', label: kitWords('export.xlsx'), make: make('xlsx') },
      ]}
    />
  )
}

const columnsOf = (
  list: (parts: readonly string[]) => string,
  regionName: (code: string) => string,
): readonly ColumnOf<Contact>[] => [
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
