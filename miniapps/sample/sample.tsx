import { useEffect, useState } from 'react'
import { ErrorState } from '../kit/controls/error-state.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Lazy } from '../kit/bridge/lazy.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { Skeleton } from '../kit/controls/skeleton.tsx'
import { Tabs } from '../kit/controls/tabs.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { ContractPage } from './screens/contract-page.tsx'

const NOT_LOADED = {
  title: 'This page could not be loaded',
  text: 'Check your connection and reload the page.',
  canRetry: false,
}

/** A mini-app to copy, and every token it may build with. */
export function Sample() {
  const {
    portal,
    route: { tail, basePath },
  } = useMiniApp()
  const themes = tail === '/themes'
  useEffect(
    () =>
      void portal.emit('set-breadcrumbs', {
        category: 'Developers',
        app: 'Sample',
        ...(themes && { section: 'Themes' }),
      }),
    [portal, themes],
  )
  return (
    <div className="os-page">
      {themes ? (
        <PageHeader
          title="Themes"
          subtitle="Every token of every tenant, read from the style sheets that the portal serves."
        />
      ) : (
        <PageHeader
          title="Sample"
          subtitle="A mini-app to copy: it shows what the shell hands over and asks the shell for everything a mini-app may ask for."
        />
      )}
      <div className="sample-tabs">
        <Tabs
          label="Sample"
          tabs={[
            { label: 'Contract', to: basePath, current: !themes },
            { label: 'Themes', to: `${basePath}/themes`, current: themes },
          ]}
        />
      </div>
      {themes ? <Themes /> : <ContractPage />}
    </div>
  )
}

/** Its code and data come when somebody looks. */
const themesPart = lazyPart(async () => (await import('./screens/themes-page.tsx')).ThemesPage)

function Themes() {
  const [hasFailed, setFailed] = useState(false)
  const waiting = hasFailed ? (
    <ErrorState problem={NOT_LOADED} />
  ) : (
    <Skeleton label="Loading themes" lines={[100, 100]} lineHeight={12} />
  )
  return <Lazy of={themesPart} props={{}} waiting={waiting} onFail={() => setFailed(true)} />
}
