import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { ImportWizard } from '../../kit/exchange/import-wizard/import-wizard.tsx'
import { useMarketPlan } from '../parts/file/use-market-plan.ts'
import { words } from '../parts/settings/words/words.ts'
import { useMarkets } from '../use-markets.ts'

/** A workbook of markets comes in; each row shows what it changes before anything is done. */
export function ImportMarkets() {
  const { route } = useMiniApp()
  const answer = useMarkets()
  useBreadcrumbDetail(words('import.title'))
  return (
    <>
      <Link className="market-back" to={`${route.basePath}/panel`}>
        {words('back')}
      </Link>
      <PageHeader title={words('import.title')} subtitle={words('import.help')} />
      <Loaded of={answer} label={words('loading')} lines={[40, 100]}>
        {({ markets }) => <ImportInto markets={markets} />}
      </Loaded>
    </>
  )
}

function ImportInto({ markets }: { markets: readonly MarketLine[] }) {
  const { route } = useMiniApp()
  const show = (
    <Link look="primary" to={`${route.basePath}/panel`}>
      {words('import.show')}
    </Link>
  )
  return <ImportWizard plan={useMarketPlan(markets)} afterwards={show} />
}
