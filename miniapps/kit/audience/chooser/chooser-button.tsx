import { type RefObject, useRef, useState } from 'react'
import { UsersRound } from 'lucide'
import { lazily } from '../../bridge/lazily.tsx'
import { Button, type ButtonProps } from '../../controls/button.tsx'
import type { AudienceChooserProps } from './audience-chooser.tsx'

const AudienceChooser = lazily(async () => (await import('./audience-chooser.tsx')).AudienceChooser)

interface ChooserButtonProps extends Omit<AudienceChooserProps, 'brand' | 'onClose'> {
  /** Id of the brand whose library is offered; null where the document belongs to none, and nothing opens. */
  brand: string | null
  /** Text of the button. */
  label: string
  look?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'>
  /** The caller's ref to the button, where the caller moves the focus there. */
  button?: RefObject<HTMLButtonElement | null>
}

/** A button that opens the chooser of published audiences, and has the focus again once that is closed or an audience is chosen. */
export function ChooserButton({ brand, label, look, button, onChoose, ...chooser }: ChooserButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const ref = button ?? own
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    ref.current?.focus()
  }
  return (
    <>
      <Button ref={ref} size="s" icon={UsersRound} {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && brand && (
        <AudienceChooser
          {...chooser}
          brand={brand}
          onClose={close}
          onChoose={(edition) => {
            close()
            onChoose(edition)
          }}
        />
      )}
    </>
  )
}
