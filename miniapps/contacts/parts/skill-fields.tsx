import { useRef } from 'react'
import { X } from 'lucide'
import { SKILLS_MOST } from '../../domain/contacts/limits.ts'
import { SKILL_LEVELS, type Skill, type SkillLevel, SKILLS } from '../../domain/contacts/skills.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import type { OwnFieldsProps } from './own-fields.ts'

/** What somebody knows, each with how well. */
export function SkillFields({ form }: OwnFieldsProps) {
  const { skills } = form.values
  const list = useRef<HTMLDivElement>(null)
  const left = SKILLS.filter((skill) => !skills.some((each) => each.skill === skill))
  return (
    <div ref={list} className="os-stack">
      <ul className="skill-fields" aria-label={words('skills')}>
        {skills.map(({ skill, level }) => (
          <li key={skill}>
            <Select
              label={words(`skill.${skill}`)}
              value={level}
              options={SKILL_LEVELS.map((each) => ({ value: each, label: words(`level.${each}`) }))}
              onChange={(next) =>
                form.set({
                  skills: skills.map((each) =>
                    each.skill === skill ? { skill, level: next as SkillLevel } : each,
                  ),
                })
              }
            />
            <Button
              variant="quiet"
              icon={X}
              iconOnly
              onClick={() => {
                form.set({ skills: skills.filter((each) => each.skill !== skill) })
                list.current!.querySelector<HTMLElement>('[role=combobox]')?.focus()
              }}
            >
              {words('removeSkill', { skill: words(`skill.${skill}`) })}
            </Button>
          </li>
        ))}
      </ul>
      {skills.length < SKILLS_MOST && (
        <Combobox
          label={words('addSkill')}
          value=""
          options={left.map((skill) => ({ value: skill, label: words(`skill.${skill}`) }))}
          onChange={(skill) =>
            skill && form.set({ skills: [...skills, { skill: skill as Skill, level: 'working' }] })
          }
        />
      )}
    </div>
  )
}
