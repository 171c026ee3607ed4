import type { PersonSkill } from '../../../../miniapps/domain/contacts/contact-input.ts'
import { SKILL_LEVELS, SKILLS, type Skill } from '../../../../miniapps/domain/contacts/skills.ts'
import { DEMO_ACCOUNTS } from '../../../world/demo-accounts.ts'
import { DEMO_ROLES } from '../../../world/demo-permissions.ts'
import type { Dice } from '../../../world/dice.ts'
import { demoId } from '../../../world/people.ts'
import type { SampleWorld } from '../../../world/sample-world.ts'
import { SAMPLE_PLACES } from './sample-places.ts'

const SENIORITY = ['Managing director', 'director', 'manager', 'executive'] as const
/** Beyond them, people of an agency manage nobody. */
const LEADERS = 2

interface Member {
  id: string
  agency: string | undefined
  locale: string
}

/** Where the people of the stories work. */
const DEMO_LOCALES = ['en-gb', 'de-de', 'en-in', 'en-us', 'fr-fr', 'sv-se', 'es-es', 'ja-jp']

function members({ staff }: SampleWorld): readonly Member[] {
  const demo = DEMO_ACCOUNTS.map(({ email }, index) => ({
    id: demoId(email),
    agency: DEMO_ROLES.find(({ personId }) => personId === demoId(email))?.agencies[0],
    locale: DEMO_LOCALES[index % DEMO_LOCALES.length]!,
  }))
  const others = staff.map(({ person, agencies }) => ({
    id: person.id,
    agency: agencies[0],
    locale: person.date_locale.toLowerCase(),
  }))
  return [...others, ...demo]
}

/** Contact data of everybody; managers are people of the same agency who stand higher. */
export function contactRows(dice: Dice, world: SampleWorld): object[] {
  const leaders = new Map<string, { id: string; step: number }[]>()
  return members(world).map(({ id, agency = '', locale }) => {
    const higher = leaders.get(agency) ?? []
    const step = higher.length < LEADERS ? 0 : dice.next() < 0.15 ? 1 : dice.next() < 0.35 ? 2 : 3
    const above = higher.filter((leader) => leader.step < step)
    if (step < 3) leaders.set(agency, [...higher, { id, step }])
    const skills = someSkills(dice, step)
    const { country, languages, cities } = SAMPLE_PLACES[locale]!
    const [city, time_zone] = dice.pick(cities)
    return {
      person_id: id,
      title: titleOf(skills[0]!.skill, step),
      city,
      country_code: country,
      time_zone,
      languages,
      phone: `+00 ${dice.between(100, 999)} ${dice.between(1000, 9999)}`,
      manager_id: above.length > 0 ? dice.pick(above).id : null,
      skills,
      availability: dice.next() < 0.8 ? 'available' : dice.pick(['busy', 'away']),
      hours: { days: [1, 2, 3, 4, 5], ...dice.pick([EARLY, USUAL, USUAL, LATE]) },
    }
  })
}

const EARLY = { from: '08:00', to: '16:30' }
const USUAL = { from: '09:00', to: '17:30' }
const LATE = { from: '10:00', to: '18:30' }

function someSkills(dice: Dice, step: number): readonly PersonSkill[] {
  return dice
    .shuffled(SKILLS)
    .slice(0, dice.between(2, 4))
    .map((skill, index) => ({
      skill,
      level: SKILL_LEVELS[Math.max(0, Math.min(3, 4 - step - index + dice.between(0, 1)))]!,
    }))
}

/** How titles write what their code does not say. */
const IN_TITLES: Partial<Record<Skill, string>> = {
  seo: 'SEO',
  'video-tv': 'Video and TV',
  martech: 'Marketing technology',
}

function titleOf(skill: Skill, step: number): string {
  if (step === 0) return SENIORITY[0]
  const field = IN_TITLES[skill] ?? skill.replaceAll('-', ' ')
  return `${field[0]!.toUpperCase()}${field.slice(1)} ${SENIORITY[step]}`
}
