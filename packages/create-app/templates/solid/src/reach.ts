/** One line of the table: everybody who sees the campaign at least so often. */
export interface ReachLine {
  frequency: number
  people: number
  /** Of the audience, 0 to 1. */
  share: number
}

const FREQUENCIES = [1, 2, 3, 4, 5]

/** Contacts spread over an audience by chance, so how often one person sees the campaign follows Poisson. */
export function reachOf(audience: number, contacts: number): ReachLine[] {
  const average = audience > 0 ? contacts / audience : 0
  return FREQUENCIES.map((frequency) => {
    const share = average > 0 ? atLeast(frequency, average) : 0
    return { frequency, share, people: Math.round(share * audience) }
  })
}

function atLeast(frequency: number, average: number): number {
  let exactly = Math.exp(-average)
  let fewer = 0
  for (let times = 0; times < frequency; times++) {
    fewer += exactly
    exactly *= average / (times + 1)
  }
  return Math.max(0, 1 - fewer)
}
