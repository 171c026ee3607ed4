import { type RefObject, useRef, useState } from 'react'
import { UsersRound } from 'lucide'
import { lazily } from '../../bridge/lazily.tsx'
import { Button, type ButtonProps } from '../../controls/button.tsx'
import type { AudienceChooserProps } from './audience-chooser.tsx'

const AudienceChooser = lazily(async () => (await import('./audience-chooser.tsx')).AudienceChooser)

interface ChooserButtonProps extends Omit<AudienceChooserProps, 'brand' | 'onClose'> {
  /** Id of the brand that chooses; without one there is nothing to choose from. */
  brand: string | null
  /** On the button. */
  label: string
  look?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'>
  /** For those who put the focus on it. */
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
