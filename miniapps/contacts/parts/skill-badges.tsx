import type { PersonSkill } from '../../domain/contacts/contact-input.ts'
import { searchTerms } from '../../domain/contacts/search-terms.ts'
import { SKILL_LEVELS } from '../../domain/contacts/skills.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { words } from '../words/words.ts'

const SHOWN = 3

/** What somebody knows best, behind what was searched for. */
export function SkillBadges({ skills, query }: { skills: readonly PersonSkill[]; query: string }) {
  const asked = searchTerms(query, new Map()).flatMap((term) => term.skills)
  const weight = ({ skill, level }: PersonSkill) =>
    SKILL_LEVELS.indexOf(level) + (asked.includes(skill) ? SKILL_LEVELS.length : 0)
  const shown = skills.toSorted((one, other) => weight(other) - weight(one)).slice(0, SHOWN)
  return (
    <ul className="skill-badges" aria-label={words('skills')}>
      {shown.map(({ skill }) => (
        <li key={skill}>
          <Badge>{words(`skill.${skill}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
