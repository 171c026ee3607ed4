import { noteVisits } from '../visits.ts'
import { followNews } from './follow-news.ts'
import { hearSeeAs } from './hear-see-as.ts'

/** What goes on beside the page as long as somebody is signed in. Answers how to stop. */
export function workWhileSignedIn(): () => void {
  const stops = [followNews(), noteVisits(), hearSeeAs()]
  return () => stops.forEach((stop) => stop())
}
