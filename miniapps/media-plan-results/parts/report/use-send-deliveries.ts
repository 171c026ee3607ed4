import type { Delivery, Imported } from '../../../domain/deliveries/delivery.ts'
import { DELIVERIES_PER_CALL } from '../../../domain/deliveries/limits.ts'
import { reportDeliveries } from '../../../domain/deliveries/report-deliveries.ts'
import type { ReportTotals } from '../../../domain/deliveries/report-sums.ts'
import { minorDigits } from '../../../domain/kernel/money/minor-digits.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useResults } from '../results-world.tsx'
import { linesOfPlaces } from './lines-of-places.ts'
import type { Reading } from './reading.ts'

interface Sending {
  totals: ReportTotals
  reading: Reading
  chosen: Readonly<Record<number, string>>
  /** Replaces figures that were imported before. */
  isCorrection: boolean
  signal: AbortSignal
  progress(share: number): void
}

/** Sends what lines delivered in calls that a server takes at once. Begun again, after a failure or Cancel, it changes nothing twice. */
export function useSendDeliveries() {
  const api = useApi('deliveries')
  const { place, plan, results } = useResults()
  return async ({ totals, reading, chosen, isCorrection, signal, progress }: Sending): Promise<Imported> => {
    const all = reportDeliveries(totals, {
      lineOf: linesOfPlaces(totals.places, results.lines, chosen),
      source: reading.source,
      digits: minorDigits(results.head.currency),
    })
    let sum: Imported = { added: 0, same: 0, corrected: 0, different: [] }
    for (let from = 0; from < all.length; from += DELIVERIES_PER_CALL) {
      const deliveries: readonly Delivery[] = all.slice(from, from + DELIVERIES_PER_CALL)
      const body = { deliveries, correct: isCorrection }
      const done = await api.post<Imported>(`/${place}/plans/${plan.id}`, body, { signal })
      sum = {
        added: sum.added + done.added,
        same: sum.same + done.same,
        corrected: sum.corrected + done.corrected,
        different: [...sum.different, ...done.different],
      }
      progress((from + deliveries.length) / all.length)
    }
    return sum
  }
}
