import { useEffect, useState, type ComponentType } from 'react'
import { ErrorState } from '../kit/controls/error-state.tsx'
import { lazyPart, type LazyPart } from '../kit/bridge/lazy-part.ts'
import { Lazy } from '../kit/bridge/lazy.tsx'
import { PageHeader } from '../kit/controls/page-header.tsx'
import { Skeleton } from '../kit/controls/skeleton.tsx'
import { Tabs } from '../kit/controls/tabs.tsx'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { ContractPage } from './screens/contract-page.tsx'

interface Page {
  /** What the tail of its address begins with. */
  tail: string
  tab: string
  title: string
  subtitle: string
  /** Its code and data come when somebody looks. */
  load?: LazyPart<ComponentType<object>>
}

const CONTRACT: Page = {
  tail: '',
  tab: 'Contract',
  title: 'Sample',
  subtitle:
    'A mini-app to copy: it shows what the shell hands over and asks the shell for everything a mini-app may ask for.',
}

const PAGES: readonly Page[] = [
  CONTRACT,
  {
    tail: '/themes',
    tab: 'Themes',
    title: 'Themes',
    subtitle: 'Every token of every tenant, read from the style sheets that the portal serves.',
    load: lazyPart(async () => (await import('./screens/themes-page.tsx')).ThemesPage),
  },
  {
    tail: '/kit',
    tab: 'Kit',
    title: 'Kit',
    subtitle: 'What our mini-apps are built of, each part in every state.',
    load: lazyPart(async () => (await import('./screens/kit-page.tsx')).KitPage),
  },
]

const NOT_LOADED = {
  title: 'This page could not be loaded',
  text: 'Check your connection and try again.',
  canRetry: true,
}

/** A mini-app to copy, every token it may build with, and every part of the kit. */
export function Sample() {
  const {
    portal,
    route: { tail, basePath },
  } = useMiniApp()
  const page = PAGES.find((each) => each.tail !== '' && `${tail}/`.startsWith(`${each.tail}/`)) ?? CONTRACT
  useEffect(
    () =>
      void portal.emit('set-breadcrumbs', {
        category: 'Developers',
        app: 'Sample',
        ...(page !== CONTRACT && { section: page.title }),
      }),
    [portal, page],
  )
  return (
    <div className="os-page">
      <PageHeader title={page.title} subtitle={page.subtitle} />
      <div className="sample-tabs">
        <Tabs
          label="Sample"
          tabs={PAGES.map((each) => ({
            label: each.tab,
            to: basePath + each.tail,
            current: each === page,
          }))}
        />
      </div>
      {page.load ? <LoadedPage key={page.tail} title={page.title} of={page.load} /> : <ContractPage />}
    </div>
  )
}

function LoadedPage({ title, of }: { title: string; of: LazyPart<ComponentType<object>> }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <ErrorState problem={NOT_LOADED} onRetry={() => setFailed(false)} />
  return (
    <Lazy
      of={of}
      props={{}}
      waiting={<Skeleton label={`Loading ${title.toLowerCase()}`} lines={[100, 100]} lineHeight={12} />}
      onFail={() => setFailed(true)}
    />
  )
}
