import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { apiBlocks } from '../parts/apis/api-blocks.ts'
import { callsOf, loadReference, type ApiReference } from '../parts/apis/api-reference.ts'
import { Article } from '../parts/article.tsx'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { words } from '../words/words.ts'

/** All APIs of the portal, by what they are about. */
export function ApiList() {
  useAppBreadcrumbs(undefined, words('apis'))
  const { basePath } = useMiniApp().route
  return (
    <div className="docs-main">
      <PageHeader title={words('apis')} subtitle={words('apis.lead')} />
      <Loaded of={useReference()} label={words('apis')}>
        {(reference) => (
          <ul className="docs-apis">
            {reference.tags.map(({ name, description }) => (
              <li key={name}>
                <Link to={`${basePath}/apis/${name}`} lang="en">
                  {description}
                </Link>
                <p className="os-small os-muted">
                  <code translate="no">{`/api/${name}`}</code>
                  {' · '}
                  {words('apis.calls', { count: callsOf(reference, name).length })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

/** The calls of one API: what each takes, who may make it, how it is refused. */
export function ApiPage({ params }: ScreenProps) {
  const name = params['name']!
  const reference = useReference()
  const title = reference.data?.tags.find((tag) => tag.name === name)?.description ?? name
  useAppBreadcrumbs(undefined, title)
  return (
    <Loaded of={reference} label={title}>
      {(loaded) =>
        callsOf(loaded, name).length > 0 ? (
          <ApiArticle key={name} reference={loaded} name={name} title={title} />
        ) : (
          <NoSuchPage />
        )
      }
    </Loaded>
  )
}

function ApiArticle({ reference, name, title }: { reference: ApiReference; name: string; title: string }) {
  const { basePath } = useMiniApp().route
  const kicker = <Link to={`${basePath}/apis`}>{words('apis')}</Link>
  const isForeign = !useLanguage().startsWith('en')
  return (
    <Article
      kicker={kicker}
      title={title}
      blocks={apiBlocks(reference, name)}
      lang="en"
      isForeign={isForeign}
    />
  )
}

function useReference() {
  const { portal } = useMiniApp()
  return useResource('openapi', (signal) => loadReference(portal, signal), 'openapi')
}
