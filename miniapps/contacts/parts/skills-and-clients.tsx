import type { PersonSkill } from '../../domain/contacts/contact-input.ts'
import type { ContactClient } from '../../domain/contacts/contact.ts'
import { SKILL_LEVELS } from '../../domain/contacts/skills.ts'
import { words } from '../words/words.ts'

/** What somebody can do, the best first; how well is said in a word, and shown. */
export function SkillList({ skills }: { skills: readonly PersonSkill[] }) {
  if (skills.length === 0) return <p className="os-muted">{words('noSkills')}</p>
  const levelOf = ({ level }: PersonSkill) => SKILL_LEVELS.indexOf(level)
  return (
    <ul className="skill-list">
      {skills
        .toSorted((one, other) => levelOf(other) - levelOf(one))
        .map((each) => (
          <li key={each.skill}>
            <span>{words(`skill.${each.skill}`)}</span>
            <span className="os-muted">{words(`level.${each.level}`)}</span>
            <span className="skill-dots" aria-hidden="true">
              {SKILL_LEVELS.map((level, step) => (
                <span key={level} data-full={step <= levelOf(each) || undefined} />
              ))}
            </span>
          </li>
        ))}
    </ul>
  )
}

/** Whom somebody works for; a client that competes with one of the reader's has no name here. */
export function ClientList({ clients }: { clients: readonly ContactClient[] }) {
  if (clients.length === 0) return <p className="os-muted">{words('noClients')}</p>
  const named = clients.filter(({ name }) => name !== null)
  const hidden = clients.length - named.length
  return (
    <>
      {named.length > 0 && (
        <ul className="plain-list" translate="no">
          {named.map(({ name, category }) => (
            <li key={`${name} ${category}`}>
              {name} <span className="os-muted">{category}</span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="os-help">{words('clientsHidden', { count: hidden })}</p>}
    </>
  )
}
