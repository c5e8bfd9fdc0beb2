--
-- PostgreSQL database dump
--

\restrict CShkFH5cr9EcD0yR50ZAjU4CA5kS3p2sIutwPh33WwT09MKnbTQbqRmrabqcra3

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    code text NOT NULL,
    match_id bigint NOT NULL,
    person text NOT NULL,
    seat integer NOT NULL,
    created bigint NOT NULL
);


--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    text text NOT NULL
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    code text NOT NULL,
    person text NOT NULL,
    digest text NOT NULL,
    record bytea NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    totals text,
    audience text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name text NOT NULL,
    value bytea NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    match_id bigint NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text,
    at bigint NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    file text,
    secret bytea NOT NULL,
    status text NOT NULL,
    audience text NOT NULL,
    clock integer,
    host text NOT NULL,
    after text,
    created bigint NOT NULL,
    deadline bigint,
    ended bigint,
    result text,
    next text,
    word text,
    paused bigint,
    acting text,
    acting_at integer,
    contest text
);


--
-- Name: matches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: matches_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    person text NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id bigint NOT NULL,
    person text NOT NULL,
    reporter text NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    name text NOT NULL,
    bot text,
    nonce bytea NOT NULL,
    nonce_by text NOT NULL,
    kept_for text,
    gone text,
    gone_at integer,
    wish text,
    due bigint,
    late integer DEFAULT 0 NOT NULL,
    points integer,
    won integer
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    digest text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tries (
    person text NOT NULL,
    contest text NOT NULL,
    match_id bigint NOT NULL
);


--
-- Name: matches id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


--
-- Name: reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0004');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: drafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.drafts VALUES (2, 1, 1, 'tile -3,-2,r0; new -5,-4');
INSERT INTO public.drafts VALUES (2, 0, 2, 'tile 0,-1,r3; stay');
INSERT INTO public.drafts VALUES (3, 1, 12, 'build 3 d4');
INSERT INTO public.drafts VALUES (3, 0, 13, 'build 3 c4');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '\xc122e6dc26535378ea34cf21a546070bdb996d218caf169ff00b1635fe3a566e');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (2, 0, -1, 'draw 9', NULL, 1795069381207);
INSERT INTO public.log VALUES (2, 1, -1, 'draw 8', NULL, 1795069381207);
INSERT INTO public.log VALUES (2, 2, -1, 'draw 10', NULL, 1795069381207);
INSERT INTO public.log VALUES (2, 3, 0, 'lay 8 0,0,r1; lay 9 -1,1,r1; lay 10 1,1,r0', '0-0', 1795069381309);
INSERT INTO public.log VALUES (2, 4, 1, 'lay 10 0,0,r2; lay 9 -1,-1,r3; lay 8 -2,-2,r2', '1-0', 1795069381402);
INSERT INTO public.log VALUES (2, 5, -1, 'draw 21', NULL, 1795069381402);
INSERT INTO public.log VALUES (2, 6, 0, 'tile 1,2,r0; stay', '0-1', 1795069381466);
INSERT INTO public.log VALUES (2, 7, 1, 'tile -3,-2,r0; new -5,-4', '1-1', 1795069381503);
INSERT INTO public.log VALUES (2, 8, -1, 'draw 7', NULL, 1795069381503);
INSERT INTO public.log VALUES (3, 0, 0, 'goal S3 2; goal S1 3; goal S2 6; goal W2 2; goal W3 2; goal S4 3; goal W1 4; goal W4 1', '0-0', 1795069381613);
INSERT INTO public.log VALUES (3, 1, 1, 'goal E2 6; goal E1 4; goal N1 4; goal E4 3; goal E3 1; goal N2 4; goal N3 4; goal N4 6', '1-0', 1795069381745);
INSERT INTO public.log VALUES (3, 2, 0, 'build 5 c2', '0-1', 1795069381804);
INSERT INTO public.log VALUES (3, 3, 1, 'build 1 d3', '1-1', 1795069381855);
INSERT INTO public.log VALUES (3, 4, 0, 'build 5 b2', '0-2', 1795069381886);
INSERT INTO public.log VALUES (3, 5, 1, 'build 5 c2', '1-2', 1795069381941);
INSERT INTO public.log VALUES (3, 6, 0, 'build 4 c4', '0-3', 1795069381991);
INSERT INTO public.log VALUES (3, 7, 1, 'build 1 c3', '1-3', 1795069382247);
INSERT INTO public.log VALUES (3, 8, 0, 'build 2 a1', '0-4', 1795069382302);
INSERT INTO public.log VALUES (3, 9, 1, 'build 1 b3', '1-4', 1795069382366);
INSERT INTO public.log VALUES (3, 10, 0, 'build 5 d3', '0-5', 1795069382378);
INSERT INTO public.log VALUES (3, 11, 1, 'build 2 b4', '1-5', 1795069382390);
INSERT INTO public.log VALUES (3, 12, 0, 'build 3 b3', '0-6', 1795069382413);
INSERT INTO public.log VALUES (3, 13, 1, 'build 4 b3', '1-6', 1795069382438);
INSERT INTO public.log VALUES (3, 14, 0, 'build 2 c4', '0-7', 1795069382462);
INSERT INTO public.log VALUES (3, 15, 1, 'build 5 b3', '1-7', 1795069382513);
INSERT INTO public.log VALUES (3, 16, 0, 'build 1 d1', '0-8', 1795069382542);
INSERT INTO public.log VALUES (3, 17, 1, 'build 3 d3', '1-8', 1795069382594);
INSERT INTO public.log VALUES (3, 18, 0, 'build 2 d3', '0-9', 1795069382646);
INSERT INTO public.log VALUES (3, 19, 1, 'build 1 b1', '1-9', 1795069382674);
INSERT INTO public.log VALUES (3, 20, 0, 'build 4 b3', '0-10', 1795069382692);
INSERT INTO public.log VALUES (3, 21, 1, 'build 4 a3', '1-10', 1795069382732);
INSERT INTO public.log VALUES (3, 22, 0, 'build 4 a2', '0-11', 1795069382744);
INSERT INTO public.log VALUES (3, 23, 1, 'build 2 a1', '1-11', 1795069382788);
INSERT INTO public.log VALUES (3, 24, 0, 'build 3 d2', '0-12', 1795069382811);
INSERT INTO public.log VALUES (3, 25, 1, 'build 3 d4', '1-12', 1795069382847);
INSERT INTO public.log VALUES (3, 26, 0, 'build 3 c4', '0-13', 1795069382936);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES (1, 'xnbmxneh4655', 'cityscape', 1, 2, '[["rounds", "4"]]', NULL, '\xc8b7e97196c6aabd19f11be0cdfa92c1b2a0ca892914577d64d404213a34ca66', 'open', 'listed', NULL, 'a17541714252061c', NULL, 1795069380915, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (2, 'd2fhujjgdhbv', 'cities2008', 1, 2, '[["level", "3"], ["tiles", "balanced"]]', NULL, '\x3d5c649fcdcb4317a64f6672c817fffb1bbfdda983164ae6a22f98d2f2c4689f', 'playing', 'link', NULL, 'a17541714252061c', NULL, 1795069381183, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (3, 'rqhur44tybf6', 'cityscape', 1, 2, '[["rounds", "1"]]', NULL, '\xa898bcce1cd8f306a66796451049b549f6577698825b491684ed6cf3f941501a', 'finished', 'link', NULL, 'a17541714252061c', NULL, 1795069381520, NULL, 1795069382937, '{"totals": [85, 0], "winners": [0]}', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('a17541714252061c', 'Guest', NULL, NULL, 0, 1795069380813);
INSERT INTO public.people VALUES ('cd88860894f075e9', 'Guest', NULL, NULL, 0, 1795069380855);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES (1, 0, 'person', 'a17541714252061c', 'Guest', NULL, '\xb73e57287632ad88f122688df9a85bf5', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (1, 1, 'open', NULL, '', NULL, '\x0492c23c943274e5be198cc1fde5870b', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (2, 0, 'person', 'a17541714252061c', 'Guest', NULL, '\x7f34ac4d604806c69de7cb6bb6f563a5', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (2, 1, 'person', 'cd88860894f075e9', 'Guest', NULL, '\xe596a013afc956238687ab3503af6bbf', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (3, 0, 'person', 'a17541714252061c', 'Guest', NULL, '\xf440673496672faea85a3eb342e8cfb8', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (3, 1, 'person', 'cd88860894f075e9', 'Guest', NULL, '\x8abd9e5bc9633c39db1ade0b69cf81ce', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: matches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.matches_id_seq', 3, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 1, false);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: blocks pk_blocks; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person, blocked);


--
-- Name: challenges pk_challenges; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT pk_challenges PRIMARY KEY (code);


--
-- Name: drafts pk_drafts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat);


--
-- Name: imports pk_imports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT pk_imports PRIMARY KEY (code);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: log pk_log; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match_id, number);


--
-- Name: matches pk_matches; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);


--
-- Name: notices pk_notices; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (person);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: reports pk_reports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match_id, seat);


--
-- Name: tokens pk_tokens; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (digest);


--
-- Name: tries pk_tries; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT pk_tries PRIMARY KEY (person, contest);


--
-- Name: challenges uq_challenges_match_id; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT uq_challenges_match_id UNIQUE (match_id);


--
-- Name: imports uq_imports_person_digest; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT uq_imports_person_digest UNIQUE (person, digest);


--
-- Name: matches uq_matches_code; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_code UNIQUE (code);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: reports uq_reports_person_reporter; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter);


--
-- Name: ix_blocks_blocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);


--
-- Name: ix_challenges_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_challenges_person ON public.challenges USING btree (person);


--
-- Name: ix_matches_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_deadline ON public.matches USING btree (deadline);


--
-- Name: ix_matches_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_host ON public.matches USING btree (host);


--
-- Name: ix_matches_status_audience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_status_audience ON public.matches USING btree (status, audience);


--
-- Name: ix_matches_word; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ix_matches_word ON public.matches USING btree (word);


--
-- Name: ix_reports_reporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reports_reporter ON public.reports USING btree (reporter);


--
-- Name: ix_seats_kept_for; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_kept_for ON public.seats USING btree (kept_for);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person, match_id);


--
-- Name: ix_tokens_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);


--
-- Name: ix_tries_contest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tries_contest ON public.tries USING btree (contest);


--
-- Name: blocks fk_blocks_blocked; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: blocks fk_blocks_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: challenges fk_challenges_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT fk_challenges_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: challenges fk_challenges_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT fk_challenges_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: drafts fk_drafts_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: imports fk_imports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT fk_imports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: log fk_log_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: notices fk_notices_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_reporter; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tokens fk_tokens_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: tries fk_tries_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT fk_tries_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tries fk_tries_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT fk_tries_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict CShkFH5cr9EcD0yR50ZAjU4CA5kS3p2sIutwPh33WwT09MKnbTQbqRmrabqcra3
