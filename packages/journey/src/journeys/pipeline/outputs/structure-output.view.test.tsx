import { PipelineStructure } from '@spinout/api-client/schemas';
import { exampleStructure } from '@spinout/api-client/testing';
import { ThemeRoot } from '@spinout/design-system';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pipelineMessages } from '../pipeline.messages.js';
import { StructureOutput } from './structure-output.view.js';

it('ENT-14 shows domains, sites and the number of pockets if a server lists binding pockets', () => {
  const reply = {
    ...exampleStructure,
    structure_features: {
      ...exampleStructure.structure_features,
      binding_pockets: [{ pocket_id: 'P1' }, { pocket_id: 'P2' }],
    },
  };
  render(
    <ThemeRoot>
      <StructureOutput output={z.parse(PipelineStructure, reply)} />
    </ThemeRoot>,
  );
  const pockets = screen.getByText(pipelineMessages.structure.pockets);
  expect(pockets.nextElementSibling).toHaveTextContent('2');
  expect(screen.getByText('Example domain (1-100)')).toBeVisible();
  expect(screen.getByText('Residue 42')).toBeVisible();
});
