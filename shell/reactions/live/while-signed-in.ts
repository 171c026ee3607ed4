import { consentIsAsked, consentIsKept } from '../consent.ts'
import { feedbackIsOffered } from '../feedback.ts'
import { noteVisits } from '../visits.ts'
import { followNews } from './follow-news.ts'
import { hearSeeAs } from './hear-see-as.ts'
import { OsMeaning } from './os-meaning.ts'

if (!customElements.get('os-meaning')) customElements.define('os-meaning', OsMeaning)

let offers: true | undefined

/** What goes on beside the page as long as somebody is signed in. Answers how to stop. */
export function workWhileSignedIn(): () => void {
  if (!offers) {
    offers = true // they watch by themselves who is signed in, as long as the page lasts
    feedbackIsOffered()
    consentIsKept()
    consentIsAsked()
  }
  const stops = [followNews(), noteVisits(), hearSeeAs()]
  return () => stops.forEach((stop) => stop())
}
