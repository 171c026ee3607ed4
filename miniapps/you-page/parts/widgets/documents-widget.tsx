import { File, Rocket } from 'lucide'
import { useState } from 'react'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import type { PathProgress } from '../../../domain/onboarding/progress.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../../kit/bridge/use-resource.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { Star } from '../star.tsx'
import { useOpenApps } from '../use-open-apps.ts'
import { WidgetCard } from './widget-card.tsx'
import type { WidgetProps } from './widget-props.ts'

/** Beside the favourites. */
const SHOWN_RECENT = 5

/** Work to go on with: the person's favourites and what they changed last, what colleagues left open in the brand, their onboarding. */
export function DocumentsWidget({ title }: WidgetProps) {
  const { context, portal } = useMiniApp()
  const { tenant, displaySettings } = context
  const query = new URLSearchParams({
    mine: '1',
    agency: tenant.code,
    brand: context.workspace?.id ?? '',
    language: displaySettings.displayLanguage,
  })
  const mayLearn = useOpenApps().has('onboarding')
  const work = useResource(
    `${query}`,
    async (signal): Promise<Work> => {
      const [found, path] = await Promise.all([
        apiOf(portal, 'documents').get<readonly FoundDocument[]>(`?${query}`, signal),
        mayLearn ? openPath(portal, tenant.code, signal) : null,
      ])
      return { documents: found, path }
    },
    'documents',
  )
  const none = ({ documents, path }: Work) =>
    documents.length === 0 && !path && <p className="os-muted">{words('noDocuments')}</p>
  return (
    <WidgetCard title={title} of={work} loading={words('loadingDocuments')} none={none}>
      {({ documents, path }) => (
        <ul className="widget-lines">
          {shownOf(documents).map((document) => (
            <li key={document.id} className="document-line">
              <DocumentLine document={document} />
              <FavouriteStar document={document} />
            </li>
          ))}
          {path && (
            <li>
              <OnboardingLine path={path} />
            </li>
          )}
        </ul>
      )}
    </WidgetCard>
  )
}

/** Goes on when the page is left. */
const KEPT = { keepalive: true }

interface Work {
  documents: readonly FoundDocument[]
  /** The onboarding that is not done yet. */
  path: PathProgress | null
}

/** Help along the way: where it cannot be had, the documents stand there without it. */
async function openPath(portal: MiniAppPortal, agency: string, signal: AbortSignal) {
  try {
    const api = apiOf(portal, 'onboarding')
    const paths = await api.get<readonly PathProgress[]>(withQuery('', { agency }), signal)
    return paths.find(({ completion }) => completion.done < completion.required) ?? null
  } catch {
    return null
  }
}

function OnboardingLine({ path: { key, completion } }: { path: PathProgress }) {
  const { done, required } = completion
  return (
    <Link to="/onboarding" look="plain" className="widget-line">
      <Icon of={Rocket} size={20} />
      <span>
        <strong>{words(key === 'administrator' ? 'onboarding.administrator' : 'onboarding')}</strong>
        <span className="os-muted">{words('stepsDone', { done, of: required })}</span>
      </span>
      <Progress done={done} of={required} />
    </Link>
  )
}

/** Its words stand beside it. */
const Progress = ({ done, of }: { done: number; of: number }) => (
  <progress className="widget-progress" max={of} value={done} aria-hidden="true" />
)

function shownOf(documents: readonly FoundDocument[]) {
  const favourites = documents.filter((document) => document.favourite).length
  return documents.slice(0, favourites + SHOWN_RECENT)
}

/** Pressed at once, and taken back where it could not be saved. The line moves at the next visit: not under the finger. */
function FavouriteStar({ document: { id, type, title, favourite } }: { document: FoundDocument }) {
  const { portal } = useMiniApp()
  const [marked, setMarked] = useState<boolean>()
  const isMarked = marked ?? favourite
  const toggle = () => {
    setMarked(!isMarked)
    const api = apiOf(portal, 'documents')
    const path = `/${type}/${id}/favourite`
    const marked = isMarked ? api.delete(path, undefined, KEPT) : api.put(path, undefined, KEPT)
    marked.catch(() => {
      setMarked(isMarked)
      portal.notify({ kind: 'error', text: words('notMarked') })
    })
  }
  return <Star title={title} isMarked={isMarked} onToggle={toggle} />
}

function DocumentLine({ document }: { document: FoundDocument }) {
  const { title, path, place, progress, updatedAt, updatedBy } = document
  const { relative } = useFormat()
  const myself = useMiniApp(({ context }) => context.user?.id)
  const of =
    place &&
    brandLabel({ name: place.name, country: place.country === null ? undefined : { code: place.country } })
  const about = [
    of,
    progress && words('answeredOf', progress),
    updatedBy.id !== myself && updatedBy.name,
    relative(updatedAt),
  ]
  return (
    <Link to={path} look="plain" className="widget-line">
      <Icon of={File} size={20} />
      <span>
        <strong>{title}</strong>
        <span className="os-muted">{about.filter(Boolean).join(' · ')}</span>
      </span>
      {progress && <Progress {...progress} />}
    </Link>
  )
}
