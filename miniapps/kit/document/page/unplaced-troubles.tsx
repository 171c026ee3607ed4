import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { useOpenFields } from '../fields/open-fields.ts'
import { FieldTrouble } from '../field-trouble.tsx'
import { NotSentList } from '../not-sent-list.tsx'
import { words } from '../words/words.ts'

/** Trouble of fields that have no control on the screen, and what was entered too late for a document that takes no changes any more. */
export function UnplacedTroubles() {
  const { document, nameOf, wordsOf, $shown } = useOpenFields()
  const shown = useStore($shown)
  const entries = Object.entries(useStore(document.$fields))
  const list = useRef<HTMLElement>(null)
  const late = entries.filter(([, { state }]) => state === 'closed')
  const unplaced = entries.filter(
    ([path, { state }]) => !shown[path] && (state === 'conflict' || state === 'failed'),
  )
  return (
    <>
      {unplaced.map(([path]) => (
        <FieldTrouble key={path} path={path} name={nameOf(path)} />
      ))}
      {late.length > 0 && (
        <NotSentList
          ref={list}
          title={words('late.title')}
          items={late.map(([path, { value }]) => ({
            id: path,
            name: nameOf(path) ?? '',
            words: '',
            text: wordsOf(path, value),
          }))}
          onLetGo={(path) => document.discard(path)}
        >
          {words('late.text')}
        </NotSentList>
      )}
    </>
  )
}
