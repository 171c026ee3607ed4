import { BookOpen, Blocks, Code, Library, Server, Wrench } from 'lucide'
import type { IconNode } from 'lucide'
import { PAGES } from 'virtual:documentation'
import { READERS, type Reader } from '../../domain/documentation/page.ts'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { isForeign, titleIn } from '../parts/title-in.ts'
import { words } from '../words/words.ts'

const ICONS: Readonly<Record<Reader, IconNode>> = {
  staff: BookOpen,
  agencies: Blocks,
  authors: Code,
  operators: Server,
  engineers: Wrench,
}
/** Pages behind a door; the tree has the others. */
const SHOWN_PAGES = 3

/** A door for each kind of people, with the step that comes first. */
export function Start() {
  useAppBreadcrumbs()
  return (
    <div className="docs-main docs-start">
      <PageHeader title={words('title')} subtitle={words('lead')} />
      <div className="docs-doors">
        {READERS.map((reader) => (
          <Door key={reader} reader={reader} />
        ))}
        <ReferenceDoor />
      </div>
    </div>
  )
}

function ReferenceDoor() {
  const { basePath } = useMiniApp().route
  return (
    <section className="os-card docs-door" aria-labelledby="door-reference">
      <Icon of={Library} size={20} />
      <h2 id="door-reference">{words('reference')}</h2>
      <p>{words('door.reference')}</p>
      <Link look="secondary" to={`${basePath}/apis`}>
        {words('apis')}
      </Link>
      <ul>
        <li>
          <Link to={`${basePath}/errors`}>{words('errors')}</Link>
        </li>
        <li>
          <Link to={`${basePath}/staff/accessibility`}>{words('accessibility')}</Link>
        </li>
      </ul>
    </section>
  )
}

function Door({ reader }: { reader: Reader }) {
  const { basePath } = useMiniApp().route
  const language = useLanguage()
  const [first, ...others] = PAGES.filter((page) => page.reader === reader).slice(0, SHOWN_PAGES)
  if (!first) return null
  return (
    <section className="os-card docs-door" aria-labelledby={`door-${reader}`}>
      <Icon of={ICONS[reader]} size={20} />
      <h2 id={`door-${reader}`}>{words(`reader.${reader}`)}</h2>
      <p>{words(`door.${reader}`)}</p>
      <Link look={reader === 'staff' ? 'primary' : 'secondary'} to={`${basePath}/${first.slug}`}>
        {words(`door.${reader}.step`)}
      </Link>
      <ul>
        {others.map((page) => (
          <li key={page.slug} lang={isForeign(page, language) ? 'en' : undefined}>
            <Link to={`${basePath}/${page.slug}`}>{titleIn(page, language)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
