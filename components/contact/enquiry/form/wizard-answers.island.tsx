'use client';

import { useEffect } from 'react';
import { fieldId } from '@/components/ui/fields/field';
import { fillForm } from '@/lib/client/forms/form-fields';

/** Prefills the form from the wizard's first answers. Typed values stay. */
export function WizardAnswers() {
  useEffect(() => {
    void import('@/lib/client/stores/pre-send').then(({ restorePreSend, usePreSendStore }) => {
      restorePreSend();
      const { kind, shippingVolume } = usePreSendStore.getState().needs;
      const form = document.getElementById(fieldId('shipRequire'))?.closest('form');
      if (form) fillForm(form, { shipRequire: kind.toUpperCase(), cycle: shippingVolume });
    });
  }, []);
  return null;
}
