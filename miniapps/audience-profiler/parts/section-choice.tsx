import { isShown, sectionPath } from '../../domain/profiles/profile.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** Sections of the survey that the portrait has. */
export function SectionChoice({ sections }: { sections: readonly string[] }) {
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  if (isClosed || sections.length < 2) return null
  return (
    <fieldset className="profile-choice">
      <legend className="os-label">{words('sections')}</legend>
      {sections.map((section) => (
        <Checkbox
          key={section}
          label={section}
          checked={isShown(body, section)}
          onChange={(shown) => document.set({ [sectionPath(section)]: shown ? null : false })}
        />
      ))}
    </fieldset>
  )
}
