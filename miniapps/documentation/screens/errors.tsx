import { loadErrors } from 'virtual:documentation'
import { ERROR_GROUPS, type ErrorGroup, type KnownError } from '../../domain/documentation/known-error.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Facts } from '../../kit/controls/facts.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { SaidText } from '../parts/said-text.tsx'
import { adviceFor } from '../parts/advice-for.ts'
import { words } from '../words/words.ts'

/** Everything that the portal may refuse or fail at, by where it is said. */
export function ErrorList() {
  useAppBreadcrumbs(undefined, words('errors'))
  const errors = useKnownErrors()
  return (
    <div className="docs-main">
      <PageHeader title={words('errors')} subtitle={words('errors.lead')} />
      <Loaded of={errors} label={words('errors')}>
        {(all) =>
          ERROR_GROUPS.map((group) => (
            <section key={group} className="docs-errors">
              <h2>{words(`errors.${group}`)}</h2>
              <ErrorLines errors={all.filter((error) => error.group === group)} />
            </section>
          ))
        }
      </Loaded>
    </div>
  )
}

function ErrorLines({ errors }: { errors: readonly KnownError[] }) {
  const { basePath } = useMiniApp().route
  return (
    <ul>
      {errors.map(({ code, text, group }) => (
        <li key={code}>
          <Link to={`${basePath}/errors/${code}`}>
            <code>{code}</code>
          </Link>
          <p lang={languageOf(group)}>
            <SaidText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** One of them: what it says, what that means, what to do. */
export function ErrorPage({ params }: ScreenProps) {
  const code = params['code']!
  useAppBreadcrumbs(undefined, code)
  const errors = useKnownErrors()
  return (
    <Loaded of={errors} label={code}>
      {(all) => {
        const error = all.find((each) => each.code === code)
        return error ? <ErrorContent error={error} /> : <NoSuchPage />
      }}
    </Loaded>
  )
}

function ErrorContent({ error }: { error: KnownError }) {
  const { code, text, status, noun, group, advice } = error
  const { basePath } = useMiniApp().route
  return (
    <div className="docs-main">
      <p className="docs-kicker">
        <Link to={`${basePath}/errors`}>{words('errors')}</Link>
      </p>
      <article className="docs-text">
        <PageHeader title={<code>{code}</code>} />
        <h2>{words('error.says')}</h2>
        <blockquote lang={languageOf(group)}>
          <SaidText text={text} />
        </blockquote>
        <Facts
          of={[
            [words('error.where'), words(`errors.${group}`)],
            [words('error.status'), status],
            [words('error.api'), noun],
          ]}
        />
        <h2>{words('error.do')}</h2>
        {advice && <p lang="en">{advice}</p>}
        <p>{adviceFor(error)}</p>
        {code.startsWith('app.broken.') && (
          <p>
            <Link to={`${basePath}/authors/check`}>{words('error.built')}</Link>
          </p>
        )}
        <p className="os-muted">{words('error.support')}</p>
      </article>
    </div>
  )
}

/** Authors are told in English; everybody else in their own language. */
const languageOf = (group: ErrorGroup) => (group === 'author' ? 'en' : undefined)

const useKnownErrors = () => {
  const language = useLanguage()
  return useResource(language, () => loadErrors(language))
}
