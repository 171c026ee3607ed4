import { useCallback } from 'react'
import { wordsReady } from '../../../../shell/contract/words.ts'
import { ProductTour } from '../../../kit/tour/product-tour.tsx'
import type { TouredScreen } from './tour-steps.ts'

/** The tour of a screen; what it says is loaded for those who take it. */
export function ScreenTour({ screen }: { screen: TouredScreen }) {
  const steps = useCallback(async () => {
    const { tourSteps } = await import('./tour-steps.ts')
    await wordsReady()
    return tourSteps(screen)
  }, [screen])
  // one reminder is enough: the other tours are found where the first one was
  return <ProductTour {...(screen === 'overview' && { name: 'scorecards' })} steps={steps} />
}
