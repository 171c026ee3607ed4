import { useMemo, useState } from 'react'
import { CloudAlert, Search } from 'lucide'
import type { Denial } from '../../../../shell/contract/denial.ts'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { search, textIndex } from '../../../kit/search/text-index.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useLanguage } from '../../../kit/words/use-language.ts'
import type { Asked } from '../dialogs/use-open-dialog.ts'
import { DenialDetails } from './denial-details.tsx'
import { RequestAccess } from '../../../kit/permissions/request/request-access.tsx'
import { sortDenials } from './sort-denials.ts'
import { words } from './words/words.ts'
import sheet from './explanation.css?sheet'

/** With more than these, a field helps to find one. */
const MANY = 8

/** What is hidden, locked or refused here, and why, in plain words. */
export function Explanation({ about }: { about: Asked | undefined }) {
  useSheet(sheet)
  const { denials } = useLayout()
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const found = useFound(denials, query)
  const language = useLanguage()
  const groups = useMemo(
    () => sortDenials(found, query ? undefined : about),
    // oxlint-disable-next-line react/exhaustive-deps
    [found, query, about, language],
  )
  return (
    <>
      {denials.length > MANY && (
        <TextField
          label={words('find')}
          hideLabel
          placeholder={words('find.hint')}
          icon={Search}
          value={typed}
          onChange={setTyped}
        />
      )}
      {groups.map(({ title, denials: group }) => (
        <section key={title} className="denials" aria-label={title}>
          <h3 className="denials-title">{title}</h3>
          <ul>
            {group.map((denial, index) => (
              <li key={`${denial.asked} ${index}`} className="denial">
                <Reason {...denial} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <Nothing query={query} />}
      {groups.length > 0 && <p className="os-small os-muted">{words('whoGives')}</p>}
    </>
  )
}

function Reason({ asked, because, details, app }: Denial) {
  return (
    <>
      <p className="denial-asked">{asked}</p>
      <p>{because}</p>
      {app && <RequestAccess app={app} asked={asked} />}
      {details && <DenialDetails {...details} />}
    </>
  )
}

/** With the menus there is always something: the feedback entry is locked for everybody. */
function Nothing({ query }: { query: string }) {
  if (query)
    return (
      <p role="status" className="os-muted">
        {words('noMatch', { query })}
      </p>
    )
  return (
    <EmptyState title={words('noMenus.title')} icon={CloudAlert} headingLevel={3}>
      {words('noMenus.text')}
    </EmptyState>
  )
}

function useFound(denials: readonly Denial[], query: string): readonly Denial[] {
  const index = useMemo(
    () => textIndex(denials, ({ asked, because }) => ({ title: asked, further: because })),
    [denials],
  )
  return useMemo(() => (query ? search(index, query).flat() : denials), [denials, index, query])
}
