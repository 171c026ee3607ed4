import { PASSWORD } from '../journeys/sign-in.ts'
import type { Person } from './person.ts'

/**
 * A planner's day: signs in, answers, reloads, reads the summary, works in a grid, and signs out. Of the brand
 * somebody has begun the technology audit.
 */
export async function spendADay(person: Person, portal: string, brand: string): Promise<void> {
  const scorecards = `${portal}/brands/${brand}/scorecards`
  const questions = `${scorecards}/scorecard/technology/questions`
  await signIn(person, `${questions}?question=buying-platforms`)
  await answerByKeys(person)
  await reloadAndGoOn(person, scorecards, questions)
  await openPalette(person)
  await copyInTheGrid(person, portal)
  await signOut(person, portal)
}

const cell = (line: number) => `[role=grid] [data-line='${line}'] > [data-column='1']`

const mounted = (person: Person, app: string) => person.sees(`os-shell[app='${app}'][app-status='MOUNTED']`)

async function signIn(person: Person, page: string): Promise<void> {
  await person.open(page)
  await person.click('a', 'Sign in')
  await person.click('input[type=email]')
  await person.type('planner@agency.example')
  await person.press('Tab')
  await person.type(PASSWORD)
  await person.press('Enter')
  await mounted(person, 'scorecards')
}

async function answerByKeys(person: Person): Promise<void> {
  await person.hasFocus(/^fieldset Question 8/)
  await person.press('2', '3', 'j', '1', '2')
  await person.sees('*', 'All saved')
}

async function reloadAndGoOn(person: Person, scorecards: string, questions: string): Promise<void> {
  await person.open(questions)
  await mounted(person, 'scorecards')
  await person.sees('[data-question=buying-platforms] .level[data-chosen] > .level-mark', '3')
  await person.open(`${scorecards}/summary`)
  await person.sees('h1', 'Summary')
}

async function openPalette(person: Person): Promise<void> {
  await person.press('Control+k')
  await person.hasFocus(/^input Search/)
  await person.press('Escape')
}

async function copyInTheGrid(person: Person, portal: string): Promise<void> {
  await person.open(`${portal}/sample/kit/grid`)
  await mounted(person, 'sample')
  await person.click(cell(0))
  const copied = await person.textOf(cell(0))
  await person.press('Control+c', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+v')
  await person.reads(cell(3), 'textContent', copied)
  await person.press('Control+x')
  await person.reads(cell(3), 'textContent', '')
}

async function signOut(person: Person, portal: string): Promise<void> {
  await person.open(`${portal}/you`)
  await mounted(person, 'you-page')
  await person.click('button', 'Account of')
  await person.click('[role=menuitem]', 'Sign out')
  await person.sees('os-shell[auth-state=signed-out]')
}
