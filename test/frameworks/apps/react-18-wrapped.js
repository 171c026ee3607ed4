import { createElement } from 'react-18'
import { createRoot } from 'react-dom-18/client'
import { OsBreadcrumbs } from 'wrapper:react-18'
import { startWith } from './wrapped.js'

export const start = startWith({ createElement, createRoot, OsBreadcrumbs })
