import type { Phrases } from './slot.ts';

const FAMILY =
  '(pai|papai|mãe|mamãe|padrasto|madrasta|pais|tio|tia|avô|vô|avó|vó|irmão|irmã|primo|prima|namorado|marido|tutor|família|cunhado)';
const STAFF = '(professor|professora|prof|treinador|técnico|padre|pastor|vizinho|babá|chefe|diretor)';

/** Portuguese. */
export const PORTUGUESE: Phrases = {
  'ends own life': `
    (vontade de|quero|queria|vou|penso em|pensando em) me (jogar|atirar|enforcar|matar|jogar) ~
    (penso|pensando|pensei) ~ (suicídio|em morrer|em me matar|em acabar com tudo)
    (não|nao) (quero|aguento|tenho vontade de|tenho mais vontade de) (mais )?(viver|existir|acordar|estar aqui|continuar vivend*)
    (ninguém|niguem) (ia|vai|iria|sentiria) ~ (minha falta|notar) ~ (se eu|sumi*|morr*|desaparec*)
    (se eu) (sumisse|morresse|desaparecesse|não existisse) ~
    (quero|queria|vontade de) (sumir|desaparecer|dormir) (pra sempre|para sempre|e não acordar|do mundo|de vez)
    (escrevi|deixei|fiz) (uma|minha) carta de (despedida|adeus)
    (quero|queria|vou|penso|pensando|pensei|vontade|prefiro|preferia|desejo|tentei|tento|planejo|gostaria) ~ (morrer|me matar|me suicidar|suicídio|sumir (pra|para) sempre|desaparecer (pra|para) sempre|estar mort*|acabar com (tudo|a minha vida|minha vida)|tirar (a )?minha (própria )?vida|não acordar|me enforcar|me jogar|não existir|dormir (pra|para) sempre)
    (me matar|me suicidar|me enforcar|tirar (a )?minha (própria )?vida|acabar com (a )?minha vida|cortar os pulsos|me jogar (da|do|de) *)
    (não|nao|n) (quero|queria|aguento|consigo|posso|suporto|tenho vontade de) (mais )?(viver|existir|estar viv*|acordar|essa vida|minha vida|a vida|continuar vivendo|continuar viv*|estar aqui)
    (não|nao|n) (quero|aguento) mais viver
    (pensamentos|ideias|pensamento) (suicidas|de suicídio|de morte|de me matar)
    (suicida) (eu|sou|estou)
    (melhor|preferia|queria|queria nunca|deveria) ~ (mort*|nunca ter nascido|não ter nascido|não existir|se eu morresse|se eu sumisse)
    (cansad*|fart*) (de|da) (viver|vida|minha vida|existir)
    odeio (minha vida|viver|estar viv*)
    (pular|me jogar|me atirar) (de|da|do|na frente|no|embaixo) (um|uma|de um)? (ponte|prédio|telhado|janela|trem|carro|sacada|metrô)?`,
  wishes: '',
  death: '',
  'hurts oneself': `
    (eu )?(me corto|me cortei|me cortando|me queimo|me machuco|me arranho) ~ (escondid*|banheiro|braço*|perna*|pulso*|de novo|quando|ninguém|propósito|escola)
    (cortes|corte) (no|nos|na|nas) (meu|meus|minha|minhas)? (braço*|pulso*|perna*|coxa*)
    (me|eu me) (corto|cortei|cortava|queimo|machuco|machuquei|arranho|bato|mutilo|automutilo|firo) (os|as|o|a|quando|com|de novo|pra|para|todo|sozinh*|nos|no|de propósito|escondid*|mesm*|às|$)
    (me cortar|me machucar|me ferir|automutil*|me mutilar|me queimar)
    (cicatrizes|cortes) (no|nos|na|nas|do|dos) (meu|meus|minha|braço*|pulso*|perna*|coxa*)`,
  'is worth nothing': `
    (ninguém|ninguem) (vai |iria |ia )?(sentir*|sente|notar*|perceb*|ligar*|liga|chorar*|se importa*) ~ (falta|se eu|quando eu|morr*|sumi*)
    (melhor|felizes|bem) (sem mim|se eu (não|sumisse|morresse))
    se eu (morrer|morresse|sumir|sumisse|desaparec*) ~ (ninguém|todo mundo|meus pais|eles|falta)
    (não|nao) (vejo|tem|tenho|há|encontro) (mais )?(sentido|razão|motivo|por que|motivos) ~ (viver|vida|continuar)
    (minha vida|a vida) (não|nao) (tem|vale|faz) (mais )?(sentido|nada|a pena)
    (sou|eu sou) (só )?(um|uma) (peso|fardo|erro|lixo|inútil)
    (não|nao) mereço (viver|existir|estar viv*)
    (me odeio|odeio a mim)`,
  'says farewell': `
    (carta|bilhete|mensagem) (de )?(despedida|suicid*|adeus)
    adeus (a todos|mundo|pra sempre|pessoal)
    quando eu (morrer|não estiver mais|for embora pra sempre)`,
  'asks for a method': `
    (quantos|quantas|quanto|qual|quais|que) ~ (comprimidos|remédios|remédio|pílulas|veneno|paracetamol|dipirona|água sanitária) ~ (morrer|matar|morre|mortal|letal|overdose|mata|me matar)
    (como|jeito|forma|maneira|método) ~ (me matar|se matar|me suicidar|se suicidar|morrer (sem|rápido|dormindo|$)|me enforcar|cortar os pulsos|tirar minha vida)
    morrer (sem dor|sem sofrer|rápido|dormindo)`,
  'starves oneself': `
    (só|apenas) (bebendo|bebo|tomando|tomo) água ~ (emagrecer|dias|gord*|peso)
    (há|faz|tem) ~ dias ~ (só|sem) ~ (água|comer|comida)
    (estou|tô|fiquei|faz) ~ dias sem comer
    (pulo|pulando) ~ (refeições|almoço|jantar)
    (forço|forcei|provoco|forçar|provocar) (o )?(vômito|vomito|vomitar)
    (vomito|vomitar|vomitando|vômito) ~ (depois|comer|comida|refeição|engordar|toda vez|jantar)
    (parei|paro|deixei|não|sem|nao|estou sem) (de )?(comer|como|comi|como nada|comer nada) ~ (gord*|engordar|magr*|emagrecer|dias|peso|corpo|nada|dia)
    parei de comer
    (tenho|acho|sofro|sou|estou|virar|ser) ~ (anorexi*|bulimi*|anoréxic*|bulímic*|transtorno alimentar|distúrbio alimentar)
    (laxante*) ~ (emagrecer|magr*|perder|peso)
    (perder|emagrecer) (#+ (quilos|kg|kilos)|#+kg|#+kilo*|#+lbs) em (uma|um|#|duas|três) (semana|semanas|dias)
    (odeio meu corpo|me acho gord*|me sinto gord*|estou gord*) ~ (comer|comida|como|fome)
    (fico|fiquei|passo|passei) ~ (dias|dia|horas) sem comer
    sem comer (pra|para) emagrecer`,
  near: `
    (meu|minha|meus) (melhor )?(amig*|irmã*|irmão|prim*|namorad*|colega|mãe|pai|tio|tia|vizinh*)
    (um|uma) (amig*|menin*|colega|garot*) (meu|minha|da|do|que)?
    alguém`,
  'ends their life': `
    (vai|quer|queria|tentou|pensa em|disse que vai|pensando em|falou que vai) (se )?(matar|suicidar|morrer|enforcar|se matar|se suicidar)
    (se (corta|mata|mutila|machuca|matar|suicidar|cortou|enforcar))
    não quer mais viver
    (suicídio|suicidar)`,
  elder: `
    (meu|minha|meus|o|a|um|uma|seu|nosso) (próprio )?(${FAMILY}|${STAFF}|homem|adulto|cara)
    (papai|mamãe|pai|mãe)
    (em casa|na minha casa)`,
  'hurts me': `
    (bate|batem|bateu|espanca|espancou) (em mim|na gente|em nós|na minha mãe|no meu irmão|na minha irmã|nos meus irmãos)
    (me tranca|me trancam|me prende|me deixa|me deixam) ~ (quarto|sem comida|sem comer|fora de casa|no escuro|na rua|banheiro)
    (me|nos) (bate|batem|bateu|batia|bater|espanca|espancam|espancou|agride|agrediu|maltrata|maltratam|machuca|machucou|queima|queimou|chuta|chutou|soca|socou|estapeia|enforca|enforcou|ameaça|ameaçou|tranca|trancou|xinga e|joga|jogou|empurra|deixa sem com*|dá surra*|dá tapa*|deu uma surra|deu um tapa|dá porrada|puxa o cabelo|amarra)
    (bate|batem|bateu|espanca|agride|grita) (na|no|em|com a|a) (minha|meu|mamãe|mãe|meus)
    (apanho|apanhei|levo surra|apanhar) (em casa|do meu|da minha|dos meus|todo|de|com|quando)?`,
  'touches me': `
    (passa|passou|passava) a mão (em mim|no meu|na minha|nas minhas|em meu)
    (me|nos) (toca|tocou|tocava|acaricia|alisa|beija|beijou|apalpa|obriga a|obrigou a|força a|forçou a|espia|agarra|agarrou) ~ (não gosto|partes|corpo|pernas|peito|noite|sozinh*|estranh*|íntim*|banho|tocar|tirar a roupa|coisas|quando|sem|segredo|lá|onde|cama|força|quarto)
    (tio|padrasto|primo|avô|vô|professor|treinador|irmão|homem|vizinho|padre|pastor|pai) ~ (me toca|me tocou|me beijou|me beija|me estupr*|me agarra|me agarrou|me apalp*|me alisa|mexe comigo)
    (entra|vem) no meu quarto (de|à|toda|todas) noite*
    mexe (comigo|em mim)
    (entra|vem|deita) (no meu quarto|na minha cama) ~`,
  'was abused': `
    (fui|sou|já fui|estou sendo) (sexualmente )?(abusad*|estuprad*|violentad*|molestad*|agredid*|espancad*|maltratad*)
    (abusou|abusa|abusava|abusaram) (sexualmente )?de (mim|nós)
    me (estuprou|estupra|estupraram|violentou|molestou|abusou|abusa)
    sofro (abuso|violência|maus tratos|agress*)`,
  'is afraid at home': `
    (medo|pavor|receio) de (voltar|ir|chegar|ficar|entrar) (pra|para|em|a) (minha )?casa
    medo (do|da|dos) (meu|minha|meus) (pai|mãe|padrasto|tio|irmão|pais|avô|namorado|madrasta)
    (não|nao) (me sinto|estou) segur* em (minha )?casa
    (fugir|fugi) de casa`,
  'is bullied': `
    (me zoam|me zoa|me batem|me empurram|me xingam|me humilham|me excluem|riem de mim|me filmam|me cospem|me ameaçam|me trancam) ~
    (sofro|sofrendo) ~ (bullying|agressão|preconceito na escola)
    medo de ir (pra|para|a|à) (a )?escola
    (sofro|sofri|sofrendo|vítima de) (muito )?(bullying|cyberbullying|assédio)
    (fazem|faz|fizeram|praticam) bullying (comigo|com|contra)
    (zoam|zoa|zombam|riem|ri|caçoam|tiram sarro|debocham|rindo|zoando|tiram onda|gozam) (muito )?(de mim|da minha|do meu|comigo|com a minha)
    me (zoam|xingam|xinga|humilham|empurram|batem|perseguem|ameaçam|excluem|ofendem|chamam de|insultam|agridem|cospem|odeiam|provocam) ~ (escola|colégio|classe|sala|recreio|internet|grupo|colegas|todo|todos|dia|sempre|gord*|feia|feio|viado|burr*|lixo|whatsapp|turma)
    (colegas|meninos|meninas|eles|elas|todos|turma|todo mundo|pessoal) ~ me (zoam|xingam|humilham|empurram|batem|excluem|odeiam|ofendem|xinga|odeia|zoa|ameaçam|perseguem)
    (espalham|espalharam|inventam) (boatos|mentiras|fofoca*) (sobre|de) mim
    me chamam (de|por) ~
    (turma|sala|classe|colegas|todo mundo|todos) ~ (ri|riem|rindo|zoa|zoam) (da minha|de mim|do meu)`,
  stranger: `
    (um|uma) (homem|cara|senhor|moço|mulher|adulto|estranho) ~
    (conheci) ~ (na internet|no jogo|no insta*|no discord|online)
    (um|uma|o|esse|este|a|meu) (homem|cara|desconhecid*|estranh*|adult*|menino|pessoa|amigo|professor|treinador|senhor|moço|velho|rapaz|amigo virtual|mulher)
    (alguém|ele)
    (internet|instagram|insta|discord|roblox|jogo|redes|whatsapp|facebook|tiktok|snapchat|zap|chat|online)`,
  'wants of me': `
    (quer|pediu|pede|insiste|mandou|chamou) ~ (eu vá|que eu vá|pra eu ir|para eu ir|ir|encontrar|me ver|me encontrar) ~ (casa dele|apartamento|hotel|sozinh*|escondid*|carro)
    (pede|pediu|pedindo|quer|queria|manda|mandou|insiste) ~ (nude*|foto* (pelad*|sem roupa|íntim*|do meu corpo)|pack|me ver sem roupa)
    (pede|pediu|quer|queria|exige|fala|disse|oferece|insiste|manda|pergunta|mandou) ~ (foto*|vídeo*|nude*|sem roupa|pelad*|nua|nu|endereço|meu número|meu telefone|onde eu moro|roupa íntima|minha câmera|calcinha|dinheiro por)
    (quer|queria|chamou|insiste|pediu|convidou|marcou) ~ (me encontrar|encontrar|me ver|me conhecer|encontro|ir na casa|se encontrar|me buscar) ~ (sozinh*|segredo|escondid*|casa|contar|pais|pessoalmente|shopping|e|$)
    (segredo|não (contar|conta|conte|falar|fale) (pra|para|a|nada)|ninguém pode saber|nosso segredo|escondido dos)
    (pedindo|pede|pediu|quer) ~ (fotos|foto|vídeos|vídeo|nudes)`,
  'threatens with pictures': `
    (disse que vai|diz que vai|vai|ameaça) (postar|vazar|espalhar|mostrar|publicar|divulgar) ~ (se eu|pra todo|para todo|na escola|tudo|na internet|pros meus)
    (ameaça*|ameaçou|vai|quer|chantag*|ameaçando) ~ (vazar|postar|publicar|espalhar|mostrar|divulgar|mandar|compartilhar|expor) ~ (foto*|nude*|vídeo*|íntim*|conversa*|print*)
    (mandei|enviei) (um|uma|meus|minhas|fotos)? (nude*|foto* (pelad*|nua|íntim*|sem roupa))
    me (chantageia|chantageando|extorqu*)`,
  emergency: `
    (tomei|engoli) ~ (muitos|todos|vários|cartela|um monte de|##+) ~ (remédios|comprimidos|remédio|pílulas)?
    (não|nao) (consigo|consegue) respirar
    (não está respirando|parou de respirar|está inconsciente|desmaiou|não acorda|sangrando muito|engasg*)`,
  'how to get': `
    como (eu |posso |se |faço (pra|para) |que |a gente |eu posso |é que )?(faço|fazer|faz|fabricar|fabrico|construir|construo|preparar|conseguir|consigo|comprar|compro|obter|cozinhar|criar|montar|usar|fumar|plantar|misturar|cheirar|arranjar)
    onde (eu |posso |que |a gente |é que |se )?(comprar|compro|conseguir|consigo|compra|vende|vendem|acho|encontro|arranjo|arrumo)
    (receita|instruções|passos|tutorial|guia|passo a passo) (para|de|pra|do|da)
    (quero|preciso|me diz|me ensina|me ensine|me ajuda|me explica|me fala) (a )?(como )?(fazer|fabricar|construir|comprar|conseguir|experimentar|se faz|faz)
    (quero|queria|preciso) (fazer|construir|comprar|conseguir|arrumar)`,
  'weapon or drug': `
    (bomba|bombas|explosivo*|granada*|molotov|coquetel molotov|pólvora|dinamite)
    (pistola|arma|armas|rifle|espingarda|silenciador|revólver|canivete)
    (droga|drogas|maconha|beck|baseado|erva|cocaína|pó|heroína|metanfetamina|ecstasy|bala e doce|lsd|crack|lança perfume|loló|vape|pod|cigarro|bebida alcoólica|álcool|mdma|cogumelos alucin*)
    (veneno|gás tóxico|gás venenoso|gás mostarda|napalm|clorofórmio|cianeto)`,
  'harms others': `
    (como|quero|vou|queria|me ajuda a|jeito de|forma de|posso|vontade de) ~ (matar|envenenar|assassinar|esfaquear|machucar|bater|ferir|atirar|sequestrar|dopar|queimar|me vingar|espancar|dar um tiro) (em|no|na|o|a|meu|minha|meus|um|uma|alguém|do|da|uma pessoa|os)
    (matar|envenenar|machucar) (alguém|uma pessoa|meu *|minha *) (sem|e não)
    (queimar|explodir|incendiar|atacar|tacar fogo|botar fogo) (na |a |em |o )?(minha |meu )?(escola|casa|colégio)
    (levar|trazer) (uma|um) (faca|arma|pistola|canivete) (pra|para|na) (a )?escola`,
  'asks to make': `
    (escreve|escreva|mostra|mostre|manda|mande|envia|me dá|desenha|desenhe|gera|gere|faz|faça|conta|conte|quero|busca|procura|onde|descreve|descreva|cria|crie)`,
  lewd: `
    (pornô|porno|pornografia|erótic*|nudes|hentai|xxx|putaria)
    (foto*|vídeo*|imagem|imagens|desenho*) ~ (pelad*|nua|nuas|nu|nus|sem roupa|pornô|sexual*|sexo)
    (menina*|mulher*|garota*|menino*|homem|homens|criança*|novinha*) (pelad*|nua|nuas|nu|nus|sem roupa)
    (história|conto|cena|relato|conversa) (sexual*|de sexo|pornô|picante|safad*|hot)
    (fazendo|fazer|transar|transando) (sexo|amor)? ~ (detalh*|descrev*|história|cena)`,
  'takes drugs': `
    (eu uso drogas|uso droga|sou viciad*|sou alcoólatra|sou dependente|tô viciad*|estou viciad*)
    (fumo|cheiro|tomo|uso|bebo|usei|experimentei|cheirei) ~ (maconha|cocaína|pó|drogas|droga|bala|lança|loló|remédio*|vodka|cola|crack|md)
    (não consigo|não sei como) parar de (fumar|beber|usar|cheirar|tomar)
    (tô|estou|fui|vim) (bêbad*|chapad*|drogad*|doid*|muito louc*) ~ (aula|escola|agora|de novo|todo)
    (mãe|pai|irmão|padrasto|irmã) ~ (usa drogas|é alcoólatra|vive bêbad*|é viciad*|se droga|usa crack)
    (me obrigam|me forçam|querem que eu|ficam insistindo) ~ (fume|beba|use|cheire|venda|experimente)`,
  threatens: `
    (quero|vou|vontade de|queria) (matar|esfaquear|atirar|queimar|envenenar|machucar|bater|espancar) (ele|ela|eles|todo|todos|meu|minha|um|uma|o|a|os|alguém|em todo)
    (ele|ela|eles|cara|ex|alguém|menino) ~ (disse|ameaç*|fala|falou|diz|vai|quer) ~ (me matar|matar|me bater|me esfaquear|me estuprar|me pegar na saída)
    (levar|levo|trouxe|leva|tem) (uma|um) (faca|arma|revólver|pistola|canivete) (pra|para|na|no) (a )?(escola|mochila|aula)
    (facção|gangue|traficante*|milícia) ~ (me|mim|minha)
    me ameaç* ~ (faca|arma|morte|matar)`,
  joke: `
    (kkk*|rsrs*|haha*|hehe*|brincadeira|zoeira|tô zoando|lol|😂|🤣)
    (morrendo|morri|morrer|morro|mort*) de (fome|rir|rindo|sede|sono|tédio|calor|frio|vergonha|medo|curiosidade|cansaço|raiva|saudade)
    (lição|tarefa|prova|matemática|dever|trabalho|exercício*) (está|tá|vai|vão) (me )?(matando|matar)`,
  mishap: `
    (sem querer|acidente|cozinhando|jogando|barbeando|cabelo|unha*|franja|papel|futebol|brincando)`,
  play: `
    (xadrez|no jogo|fifa|corrida|minecraft|partida|videogame|no futebol|me bate uma)`,
  study: `
    (redação|trabalho|poema|romance|capítulo|personagem|cena de|peça|romeu|julieta|hamlet|definição|defina|significa|traduz*|estatística*|história da|história do|guerra*|batalha|século|atômica|nuclear|hiroshima|apresentação|debate|lei|leis|prevenção|calcul*|equação|velocidade|biologia|química|sociologia|o que é|o que são|resumo|pesquisa sobre|seminário|durkheim|para (um|meu) (trabalho|projeto))`,
  'harmless thing': `
    (minecraft|jogo|scratch|python|roblox|linux|processo*|bactéria*|vírus|tempo|planta*|inseto*|barata*|mosquito*|mato|banho|sódio|potássio|calorimétrica|água|hidráulica|arte|pintura|escultura|reprodução|sexuada|lego|papel|papelão|farmácia|gel)`,
};
